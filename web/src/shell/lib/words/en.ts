/** All words of the client in one language, in one piece: together they pack better than file by file. */
export default import.meta.glob<string>(
  [
    "../../../../../src/shamble/texts/en/*.ftl",
    "../../../../../src/shamble/*/texts/en/*.ftl",
    "../../../../../src/shamble/*/boxes/*/texts/en.ftl",
    "!../../../../../src/shamble/**/texts/*/{bots,decisions,events,lab,rules,server,strength,terminal,why}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
