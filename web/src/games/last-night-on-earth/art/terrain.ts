/** The town without its people, as one string of SVG: made once for each layout. */
import { dice } from "../../../art/seed";
import { cellsIn, type Building, type Layout } from "../types";
import { alone, CELL, cellXY, doorways, ground, middle, outline, rectOf, runs, type Door, type Ground } from "../board/geometry";
import { interior, MANOR, MANOR_DECOR } from "./decor";
import { airfield, cliffs, HUTS, optionalRing, woods, woodsPattern } from "./woods";

/** Gradients and patterns; `id`s carry a prefix so that several boards may share a page. */
export function defs(p: string): string {
  return (
    `<radialGradient id="${p}lamp"><stop offset="0" stop-color="#ffe9ad" stop-opacity=".85"/><stop offset=".45" stop-color="#ffc766" stop-opacity=".32"/><stop offset="1" stop-color="#ffb040" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="${p}room"><stop offset="0" stop-color="#fff0c0" stop-opacity=".5"/><stop offset=".6" stop-color="#ffcf7a" stop-opacity=".12"/><stop offset="1" stop-color="#1a0f14" stop-opacity=".42"/></radialGradient>` +
    `<linearGradient id="${p}spill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd98a" stop-opacity=".75"/><stop offset="1" stop-color="#ffc35c" stop-opacity="0"/></linearGradient>` +
    `<linearGradient id="${p}grass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2f5a4c"/><stop offset=".5" stop-color="#244a42"/><stop offset="1" stop-color="#1d3c3b"/></linearGradient>` +
    `<radialGradient id="${p}pit"><stop offset="0" stop-color="#05060a"/><stop offset=".55" stop-color="#140b10"/><stop offset=".8" stop-color="#3d2218"/><stop offset="1" stop-color="#5b3a22"/></radialGradient>` +
    `<radialGradient id="${p}ooze"><stop offset="0" stop-color="#a6ff7a" stop-opacity=".8"/><stop offset="1" stop-color="#4fae3f" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="${p}night" cx=".5" cy=".5" r=".72"><stop offset=".6" stop-color="#0a1028" stop-opacity="0"/><stop offset="1" stop-color="#060a1c" stop-opacity=".62"/></radialGradient>` +
    `<pattern id="${p}dots" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><circle cx="3" cy="3" r="1.5" fill="#06101a"/></pattern>` +
    `<pattern id="${p}planks" width="100" height="40" patternUnits="userSpaceOnUse"><path d="M0 .5h100M0 20.5h100M32 0v20M78 20v20" stroke="#2b1710" stroke-opacity=".45" stroke-width="1.6" fill="none"/></pattern>` +
    `<pattern id="${p}tiles" width="25" height="25" patternUnits="userSpaceOnUse"><path d="M0 .5h25M.5 0v25" stroke="#1a1d26" stroke-opacity=".32" stroke-width="1.6"/></pattern>` +
    `<pattern id="${p}checks" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M0 0h20v20H0zM20 20h20v20H20z" fill="#8f2f2f" fill-opacity=".55"/></pattern>` +
    `<pattern id="${p}stone" width="50" height="34" patternUnits="userSpaceOnUse"><path d="M0 .5h50M0 17.5h50M14 0v17M36 17v17" stroke="#1a1626" stroke-opacity=".4" stroke-width="1.8"/></pattern>` +
    `<pattern id="${p}plates" width="50" height="50" patternUnits="userSpaceOnUse"><path d="M0 .5h50M.5 0v50" stroke="#15181c" stroke-opacity=".38" stroke-width="2"/><circle cx="6" cy="6" r="1.6" fill="#15181c" fill-opacity=".5"/><circle cx="44" cy="44" r="1.6" fill="#15181c" fill-opacity=".5"/></pattern>` +
    `<pattern id="${p}dirt" width="60" height="60" patternUnits="userSpaceOnUse"><path d="M8 10l6 2M40 6l4 4M26 34l7-1M50 44l5 3M12 50l4-2" stroke="#2a2018" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/></pattern>` +
    `<pattern id="${p}shingles" width="14" height="10" patternUnits="userSpaceOnUse"><path d="M0 9.4h14M4 0v5M11 5v5M0 4.6h14" stroke="#0b0d14" stroke-opacity=".55" stroke-width="1.4"/></pattern>` +
    woodsPattern(p)
  );
}

export function terrain(layout: Layout, p: string): string {
  const land = ground(layout);
  const doors = doorways(layout);
  const w = layout.width * CELL;
  const h = layout.height * CELL;
  return [
    `<rect width="${w}" height="${h}" fill="url(#${p}grass)"/>`,
    `<rect width="${w}" height="${h}" fill="url(#${p}dots)" opacity=".16"/>`,
    fields(layout),
    square(land, p),
    airfield(land, p),
    streets(layout, land),
    tufts(land),
    woods(layout, p),
    grid(layout),
    ...layout.buildings.map((b, i) => floor(b, i, p)),
    doors.filter((d) => land.outdoor.has(d.outside) && !alone(layout, d.inside)).map((d) => spill(d, p)).join(""),
    layout.pits.map((c) => pit(c, p)).join(""),
    (layout.optional_pits ?? []).map((c) => pit(c, p) + optionalRing(c)).join(""),
    walls(layout),
    cliffs(layout),
    doors.map((d) => (alone(layout, d.inside) ? gap(d) : door(d))).join(""),
    trees(layout, land),
    masts(layout),
    lamps(land, p),
    `<rect width="${w}" height="${h}" fill="url(#${p}night)" pointer-events="none"/>`,
  ].join("");
}

function streets(layout: Layout, land: Ground): string {
  const at = (cell: string) => middle(rectOf([cell]));
  let d = land.streets
    .map(([a, b]) => {
      const from = at(a);
      const to = at(b);
      return `M${from.x} ${from.y}L${to.x} ${to.y}`;
    })
    .join("");
  const out = layout.areas["road-out-of-town"]?.[0];
  if (out) {
    const { x, y } = at(out);
    const edges: [number, string][] = [
      [y, `V0`],
      [layout.height * CELL - y, `V${layout.height * CELL}`],
      [x, `H0`],
      [layout.width * CELL - x, `H${layout.width * CELL}`],
    ];
    edges.sort((a, b) => a[0] - b[0]);
    d += `M${x} ${y}${edges[0]?.[1] ?? ""}`;
  }
  const [mx, my] = [600 + land.shift.x, 600 + land.shift.y];
  if (land.square === "town-center" && land.road.size)
    d += `M${mx} ${my - 350}V${my - 120}M${mx} ${my + 350}V${my + 120}M${mx - 350} ${my}H${mx - 120}M${mx + 350} ${my}H${mx + 120}`;
  const line = (colour: string, width: number, rest = "") =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="square" stroke-linejoin="round" ${rest}/>`;
  const paths = land.paths
    .map((points) => "M" + points.map((q) => `${q.x} ${q.y}`).join("L"))
    .join("");
  return (
    `<path d="${paths}" fill="none" stroke="#15232a" stroke-width="34" stroke-linejoin="round" opacity=".55"/>` +
    `<path d="${paths}" fill="none" stroke="#6f6a58" stroke-width="26" stroke-linejoin="round"/>` +
    `<path d="${paths}" fill="none" stroke="#8c8670" stroke-width="18" stroke-dasharray="3 9" stroke-linejoin="round" opacity=".6"/>` +
    line("#0f141d", 84) +
    line("#6a6d78", 76) +
    line("#363b49", 64) +
    (land.square === "town-center" ? inTheMiddle(land, roundabout()) : "") +
    line("#d9c98a", 3, 'stroke-dasharray="20 22" opacity=".55"')
  );
}

/** What is drawn for four boards, moved to where the middle of this board is. */
function inTheMiddle(land: Ground, art: string): string {
  return land.shift.x || land.shift.y ? `<g transform="translate(${land.shift.x} ${land.shift.y})">${art}</g>` : art;
}

function roundabout(): string {
  return (
    `<circle cx="600" cy="600" r="150" fill="#0f141d"/><circle cx="600" cy="600" r="146" fill="#6a6d78"/><circle cx="600" cy="600" r="140" fill="#363b49"/>` +
    `<circle cx="600" cy="600" r="86" fill="#0f141d"/><circle cx="600" cy="600" r="82" fill="#78a06a"/><circle cx="600" cy="600" r="76" fill="#3a6a50"/>` +
    `<circle cx="600" cy="600" r="113" fill="none" stroke="#d9c98a" stroke-width="3" stroke-dasharray="18 20" opacity=".5"/>`
  );
}

/** The green of the Town Center, with its well. */
function square(land: Ground, p: string): string {
  if (land.square !== "town-center") return "";
  const lawn = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="150" height="150" rx="26" fill="#35654f" stroke="#12242a" stroke-width="4"/>` +
    `<rect x="${x + 8}" y="${y + 8}" width="134" height="134" rx="20" fill="none" stroke="#5c8f6c" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>`;
  return inTheMiddle(
    land,
    `<rect x="300" y="300" width="600" height="600" fill="#57596a"/>` +
      `<rect x="300" y="300" width="600" height="600" fill="url(#${p}stone)"/>` +
      lawn(325, 325) + lawn(725, 325) + lawn(325, 725) + lawn(725, 725),
  );
}

function fields(layout: Layout): string {
  return Object.entries(layout.areas)
    .map(([id, cells]) => {
      const path = outline(cells);
      if (id === "cornfield") {
        const stalks = cells.map((c) => {
          const [x, y] = cellXY(c);
          const next = dice(c);
          let out = "";
          for (let row = 0; row < 4; row++)
            for (let i = 0; i < 5; i++) {
              const sx = x * CELL + 10 + i * 20 + next() * 5;
              const sy = y * CELL + 24 + row * 24 + next() * 3;
              out += `M${sx} ${sy}v-16m0 8l-6-6m6 2l6-6`;
            }
          return out;
        });
        return (
          `<path d="${path}" fill="#5d5a26" stroke="#171a10" stroke-width="4"/>` +
          `<path d="${stalks.join("")}" fill="none" stroke="#1d2210" stroke-width="6" stroke-linecap="round" opacity=".6"/>` +
          `<path d="${stalks.join("")}" fill="none" stroke="#c2b04a" stroke-width="2.6" stroke-linecap="round"/>`
        );
      }
      if (id === "clearing") return `<path d="${outline(cellsIn(layout, cells))}" fill="#56653f" stroke="#12242a" stroke-width="4" opacity=".6"/>`;
      if (id === "graveyard") {
        const stones = cells.map((c) => {
          const [x, y] = cellXY(c);
          return [[12, 40], [66, 34], [14, 92], [68, 90]]
            .map(([dx = 0, dy = 0], i) => {
              const sx = x * CELL + dx;
              const sy = y * CELL + dy;
              return i % 3 === 1
                ? `<path d="M${sx + 8} ${sy}v-28M${sx} ${sy - 19}h16" stroke="#11141c" stroke-width="9" stroke-linecap="round"/><path d="M${sx + 8} ${sy}v-28M${sx} ${sy - 19}h16" stroke="#8d94a6" stroke-width="5" stroke-linecap="round"/>`
                : `<path d="M${sx} ${sy}v-16a9 9 0 0 1 18 0v16z" fill="#7f869a" stroke="#11141c" stroke-width="3"/><path d="M${sx + 5} ${sy - 12}h8M${sx + 5} ${sy - 7}h8" stroke="#11141c" stroke-width="1.6"/>`;
            })
            .join("");
        });
        return `<path d="${path}" fill="#3a4a4a" stroke="#11141c" stroke-width="7"/><path d="${path}" fill="none" stroke="#8a93a0" stroke-width="3" stroke-dasharray="3 9"/>${stones.join("")}`;
      }
      return "";
    })
    .join("");
}

function tufts(land: Ground): string {
  const inLarge = new Set(land.large.flatMap((s) => s.cells));
  let d = "";
  for (const cell of land.outdoor) {
    if (land.road.has(cell) || inLarge.has(cell)) continue;
    const [x, y] = cellXY(cell);
    const next = dice("t" + cell);
    for (let i = 0; i < 5; i++) {
      const tx = x * CELL + 8 + next() * 84;
      const ty = y * CELL + 10 + next() * 84;
      d += `M${tx.toFixed(0)} ${ty.toFixed(0)}l-4-7m4 7l0-9m0 9l5-6`;
    }
  }
  return `<path d="${d}" fill="none" stroke="#0f2424" stroke-width="3" stroke-linecap="round" opacity=".5"/><path d="${d}" fill="none" stroke="#7fb58a" stroke-width="1.5" stroke-linecap="round" opacity=".55"/>`;
}

/** Thin chalk lines between the open spaces, so that they can be counted. */
function grid(layout: Layout): string {
  const d = layout.spaces
    .filter((s) => !s.building)
    .map((s) => {
      const r = rectOf(s.cells);
      return `M${r.x} ${r.y}h${r.w}v${r.h}h${-r.w}z`;
    })
    .join("");
  return `<path d="${d}" fill="none" stroke="#e8f2dc" stroke-width="1.8" stroke-dasharray="7 8" opacity=".3"/>`;
}

function floor({ id, type, cells }: Building, number: number, p: string): string {
  const manor = id === "manor-house";
  const hut = cells.length === 1 && Object.hasOwn(HUTS, id) ? HUTS[id] : undefined;
  const inside = manor ? MANOR : hut ? { ...hut, pattern: "planks" } : interior(id, type);
  const path = outline(cells);
  const r = rectOf(cells);
  const { x, y } = middle(r);
  const tall = r.h > r.w;
  const w = tall ? r.h : r.w;
  const h = tall ? r.w : r.h;
  const turn = tall ? `rotate(90 ${x} ${y}) ` : "";
  const decor = hut
    ? `<g transform="translate(${r.x} ${r.y})">${hut.decor}</g>`
    : manor
    ? `<g transform="translate(${r.x} ${r.y})">${MANOR_DECOR}</g>`
    : `<g transform="${turn}translate(${x - w / 2} ${y - h / 2})" opacity=".8">${inside.decor}</g>`;
  const lines = cells
    .map((c) => {
      const [cx, cy] = cellXY(c);
      return `M${cx * CELL} ${cy * CELL}h100v100h-100z`;
    })
    .join("");
  const clip = `${p}clip-${number}`;
  return (
    `<path d="${path}" fill="#05070d" opacity=".5" transform="translate(11 15)"/>` +
    `<clipPath id="${clip}"><path d="${path}"/></clipPath>` +
    `<g clip-path="url(#${clip})"><path d="${path}" fill="${inside.floor}"/>` +
    `<path d="${path}" fill="url(#${p}${inside.pattern})"/>${decor}` +
    `<rect x="${r.x}" y="${r.y}" width="${r.w}" height="${r.h}" fill="url(#${p}room)"/>` +
    `<path d="${lines}" fill="none" stroke="#fff3cf" stroke-width="2" stroke-dasharray="7 8" opacity=".4"/>` +
    `<path d="${path}" fill="none" stroke="${inside.roof}" stroke-width="${hut ? 22 : 30}"/>` +
    `<path d="${path}" fill="none" stroke="url(#${p}shingles)" stroke-width="${hut ? 22 : 30}"/>` +
    `<path d="${path}" fill="none" stroke="#0b0d14" stroke-width="34" opacity=".28" transform="translate(8 10)"/></g>`
  );
}

function walls(layout: Layout): string {
  const d = runs(layout.walls)
    .map(([x1, y1, x2, y2]) => `M${x1 * CELL} ${y1 * CELL}L${x2 * CELL} ${y2 * CELL}`)
    .join("");
  const corners = (layout.corner_walls ?? [])
    .map(([x, y]) => `M${x * CELL - 15} ${y * CELL}h30M${x * CELL} ${y * CELL - 15}v30`)
    .join("");
  const all = d + corners;
  return (
    `<path d="${all}" fill="none" stroke="#07080d" stroke-width="15" stroke-linecap="square"/>` +
    `<path d="${all}" fill="none" stroke="#b9a88a" stroke-width="6.5" stroke-linecap="square"/>` +
    `<path d="${all}" fill="none" stroke="#07080d" stroke-width="6.5" stroke-dasharray="1.6 17" opacity=".7"/>`
  );
}

function spill(d: Door, p: string): string {
  return `<path transform="translate(${d.x} ${d.y}) rotate(${d.turn})" d="M-24 4h48l34 92h-116z" fill="url(#${p}spill)"/>`;
}

/** The side of a hut: wall at the corners, open between them. */
function gap(d: Door): string {
  const posts = "M-50 0h20M30 0h20";
  return (
    `<g transform="translate(${d.x} ${d.y}) rotate(${d.turn})"><rect x="-30" y="-6" width="60" height="12" fill="#ffdf9a" opacity=".85"/>` +
    `<path d="${posts}" stroke="#07080d" stroke-width="13" stroke-linecap="square"/><path d="${posts}" stroke="#b9a88a" stroke-width="5.5"/></g>`
  );
}

function door(d: Door): string {
  return (
    `<g transform="translate(${d.x} ${d.y}) rotate(${d.turn})">` +
    `<path d="M-50 0h22M28 0h22" stroke="#07080d" stroke-width="15" stroke-linecap="butt"/><path d="M-50 0h22M28 0h22" stroke="#b9a88a" stroke-width="6.5"/>` +
    `<rect x="-28" y="-7" width="56" height="14" fill="#ffdf9a"/><path d="M-28-8v16M28-8v16" stroke="#07080d" stroke-width="5"/>` +
    `<path d="M-26 4q2 36 34 40" fill="none" stroke="#07080d" stroke-width="1.6" stroke-dasharray="4 5" opacity=".7"/>` +
    `<g transform="translate(-26 2) rotate(52)"><rect x="0" y="-4" width="48" height="9" rx="2" fill="#7d4722" stroke="#07080d" stroke-width="3"/><circle cx="41" cy="0.5" r="2.6" fill="#f2c14e"/></g></g>`
  );
}

function pit(cell: string, p: string): string {
  const { x, y } = middle(rectOf([cell]));
  const next = dice("p" + cell);
  let rim = "";
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * 2 * Math.PI;
    const r = 38 + next() * 9;
    rim += `${i ? "L" : "M"}${(x + Math.cos(a) * r).toFixed(1)} ${(y + Math.sin(a) * r * 0.86).toFixed(1)}`;
  }
  const hand = (dx: number, dy: number, turn: number) =>
    `<path transform="translate(${x + dx} ${y + dy}) rotate(${turn})" d="M-5 12l1-13-5-8m5 8l-1-11m1 11l3-12m-3 12l7-9m-3 22l-1-9 7-4" fill="none" stroke="#0b0d14" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path transform="translate(${x + dx} ${y + dy}) rotate(${turn})" d="M-5 12l1-13-5-8m5 8l-1-11m1 11l3-12m-3 12l7-9m-3 22l-1-9 7-4" fill="none" stroke="#8fb06b" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`;
  return (
    `<g data-pit="${cell}"><path d="${rim}Z" fill="url(#${p}pit)" stroke="#0b0d14" stroke-width="4"/>` +
    `<ellipse cx="${x}" cy="${y + 6}" rx="26" ry="19" fill="url(#${p}ooze)" opacity=".55"/>` +
    hand(-14, -6, -18) + hand(14, 4, 22) + "</g>"
  );
}

const WELL =
  `<circle cx="600" cy="540" r="25" fill="#0b0d14"/><circle cx="600" cy="540" r="22" fill="#8c93a5"/><path d="M600 518v44M578 540h44M585 525l30 30M615 525l-30 30" stroke="#4d5364" stroke-width="2"/><circle cx="600" cy="540" r="13" fill="#0b1730" stroke="#0b0d14" stroke-width="3"/><path d="M578 540l22-20 22 20" fill="none" stroke="#7d4722" stroke-width="5"/>`;

/** Where nobody can stand in a town a mast does: concrete, three legs seen from above, and a light. */
function masts(layout: Layout): string {
  return (layout.blocked ?? [])
    .map((cell) => {
      const { x, y } = middle(rectOf([cell]));
      const leg = (to: string) => `<path d="M0 0L${to}" stroke="#0b0d14" stroke-width="9"/><path d="M0 0L${to}" stroke="#b23a34" stroke-width="5" stroke-dasharray="9 7"/>`;
      return (
        `<g transform="translate(${x} ${y})" data-mast="${cell}"><rect x="-36" y="-36" width="72" height="72" rx="5" fill="#5b6070" stroke="#0b0d14" stroke-width="4"/>` +
        leg("-30-22") + leg("30-22") + leg("0 32") +
        `<circle r="13" fill="#8c93a5" stroke="#0b0d14" stroke-width="3"/><circle r="5" fill="#ff5a4d" stroke="#0b0d14" stroke-width="1.500"/><circle r="22" fill="#ff5a4d" opacity=".18"/></g>`
      );
    })
    .join("");
}

function trees(layout: Layout, land: Ground): string {
  const inArea = new Set(Object.values(layout.areas).flat());
  const inLarge = new Set([...land.large.flatMap((s) => s.cells), ...layout.spaces.filter((s) => s.forest).flatMap((s) => s.cells)]);
  const walked = new Set(land.paths.flat().map((q) => `${Math.floor(q.x / CELL)},${Math.floor(q.y / CELL)}`));
  const open = (x: number, y: number) => {
    const c = `${x},${y}`;
    return land.outdoor.has(c) && !land.road.has(c) && !inArea.has(c) && !inLarge.has(c) && !walked.has(c);
  };
  const rock = new Set((layout.impassable ?? []).flatMap(([x1, y1, x2, y2]) => [`${x1},${y1}`, `${x2},${y2}`]));
  let out = "";
  for (let x = 0; x <= layout.width; x++)
    for (let y = 0; y <= layout.height; y++) {
      if (rock.has(`${x},${y}`)) continue;
      const round = [open(x - 1, y - 1), open(x, y - 1), open(x - 1, y), open(x, y)].filter(Boolean).length;
      const edge = x === 0 || y === 0 || x === layout.width || y === layout.height;
      if (round === 4 || (edge && round >= 2)) out += tree(x * CELL, y * CELL, edge ? 24 : 30, `${x}-${y}`);
    }
  if (land.square === "town-center") {
    const corners = [[345, 345], [855, 345], [345, 855], [855, 855]] as const;
    const green = corners.map(([x, y]) => tree(x, y, 27, `${x}${y}`)).join("");
    out += inTheMiddle(land, green + WELL);
  }
  for (const [x, y] of layout.trees ?? []) out += tree(x * CELL, y * CELL, 26, `${x}:${y}`);
  return out;
}

function tree(x: number, y: number, size: number, seed: string): string {
  const next = dice(seed);
  const blob = (r: number, wobble: number) => {
    let d = "";
    const n = 9;
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 2 * Math.PI + next() * 0.2;
      const b = ((i + 0.5) / n) * 2 * Math.PI;
      const q = ((i + 1) / n) * 2 * Math.PI;
      const far = r * (1.12 + next() * wobble);
      if (!i) d += `M${(x + Math.cos(a) * r).toFixed(1)} ${(y + Math.sin(a) * r).toFixed(1)}`;
      d += `Q${(x + Math.cos(b) * far * 1.15).toFixed(1)} ${(y + Math.sin(b) * far * 1.15).toFixed(1)} ${(x + Math.cos(q) * r).toFixed(1)} ${(y + Math.sin(q) * r).toFixed(1)}`;
    }
    return d + "Z";
  };
  return (
    `<ellipse cx="${x + 8}" cy="${y + 11}" rx="${size}" ry="${size * 0.9}" fill="#04070c" opacity=".45"/>` +
    `<path d="${blob(size, 0.16)}" fill="#1d4a3c" stroke="#08100f" stroke-width="3.5"/>` +
    `<path d="M${x - size * 0.5} ${y - size * 0.25}q${size * 0.25} ${-size * 0.45} ${size * 0.7} ${-size * 0.35}M${x - size * 0.3} ${y + size * 0.1}q${size * 0.2} ${-size * 0.3} ${size * 0.5} ${-size * 0.25}" fill="none" stroke="#79b487" stroke-width="3" stroke-linecap="round" opacity=".8"/>`
  );
}

function lamps(land: Ground, p: string): string {
  if (!land.road.size) return "";
  const at = [[300, 300], [900, 300], [300, 900], [900, 900], [505, 505], [695, 505], [505, 695], [695, 695]];
  const places = land.square === "town-center" ? at : at.slice(0, 4);
  const lit = places
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="105" fill="url(#${p}lamp)" opacity=".75"/><circle cx="${x}" cy="${y}" r="8" fill="#0b0d14"/><circle cx="${x}" cy="${y}" r="5" fill="#fff4cf"/>`,
    )
    .join("");
  return inTheMiddle(land, lit);
}
