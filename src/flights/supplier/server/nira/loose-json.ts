/** JSON as Nira's hosts write it: line ends stand raw within texts, and pages begin with empty lines. Throws SyntaxError. */
export function looseJson(text: string): unknown {
  const trimmed = text.trim()
  // within a text a raw line end is written out; between fields it is only space
  const fixed = trimmed.replace(/"(?:[^"\\]|\\.)*"/gs, (said) =>
    said.replaceAll('\r', '\\r').replaceAll('\n', '\\n').replaceAll('\t', '\\t'),
  )
  return JSON.parse(fixed)
}
