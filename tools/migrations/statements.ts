/** A migration as it is judged: its statements without comments and texts, and what it says of itself. */
export interface ReadMigration {
  readonly statements: readonly string[]
  /** tables that nobody has filled yet */
  readonly created: ReadonlySet<string>
  /** tables it says are small: rewriting or checking them takes no time that anybody notices */
  readonly small: ReadonlySet<string>
  /** it says that no server that still runs uses what it takes away */
  readonly isContract: boolean
}

const fewestWords = 3
const isSaid = (words: string) => words.trim().split(/\s+/).length >= fewestWords

/** `-- small: desk.staff, why` and `-- contract: why` stand on lines of their own. */
export function readMigration(text: string): ReadMigration {
  const statements = statementsIn(text)
  const small = [...text.matchAll(/^-- small: ([\w."]+), (.+)$/gm)]
  const contract = /^-- contract: (.+)$/m.exec(text)?.[1] ?? ''
  const created = statements.flatMap((statement) => {
    const found = /^create (?:unlogged )?table (?:if not exists )?([\w."]+)/.exec(statement)
    return found?.[1] === undefined ? [] : [found[1]]
  })
  return {
    statements,
    created: new Set(created),
    small: new Set(small.flatMap(([, table = '', why = '']) => (isSaid(why) ? [table] : []))),
    isContract: isSaid(contract),
  }
}

/** In small letters, blanks as one, what stands in quotes left out; names in double quotes stay. */
function statementsIn(text: string): readonly string[] {
  return text
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'|--.*$/gm, (piece) => (piece.startsWith('--') ? '' : "''"))
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\\ir .*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '')
}

/** What is between commas that stand in no brackets. */
export function partsOf(list: string): readonly string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(' || letter === '[') depth++
    if (letter === ')' || letter === ']') depth--
    if (letter === ',' && depth === 0) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${letter}`)
  }
  return parts.map((part) => part.trim())
}
