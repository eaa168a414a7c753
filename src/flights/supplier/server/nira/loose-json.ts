/** JSON as Nira's hosts write it: raw line ends in strings, empty lines before it. Throws SyntaxError. */
export function looseJson(text: string): unknown {
  const trimmed = text.trim()
  const fixed = trimmed.replace(/"(?:[^"\\]|\\.)*"/gs, (said) =>
    said.replaceAll('\r', '\\r').replaceAll('\n', '\\n').replaceAll('\t', '\\t'),
  )
  return JSON.parse(fixed)
}
