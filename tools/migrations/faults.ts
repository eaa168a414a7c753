import { partsOf, type ReadMigration, readMigration } from './statements.ts'

/** A rule of what runs while people buy: a statement or an action of `alter table` that must not be there. */
type Rule = readonly [RegExp, string]

/** What a server of the last build still uses is taken away by a later migration, which says `-- contract: why`. */
const taken: readonly Rule[] = [
  [
    /^drop (?:table|view|materialized view|schema|type|domain|sequence|function|procedure)\b/,
    'takes away what the last build may still use',
  ],
  [/^alter \w+ (?:view |if exists )?[\w."]+ rename\b/, 'renames what the last build knows by its name'],
  [
    /^alter (?:table|view|type|function|schema|sequence) .+ set schema\b/,
    'moves what the last build looks for',
  ],
]
const takenOfTable: readonly Rule[] = [
  [/^drop (?:column )?(?!constraint\b)/, 'takes away what the last build may still use'],
  [/^rename\b/, 'renames what the last build knows by its name'],
]

/** Not on a table that is filled, unless it says `-- small: table, why`. */
const heavyOfTable: readonly Rule[] = [
  [
    /^add (?:column )?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)(?=.*\bnot null\b)(?!.*\bdefault\b)(?!.*\bgenerated\b)/,
    'a column that must not be null has no default: the last build writes none',
  ],
  [
    /^add (?:column )?.*\bdefault [^,]*\b(?:gen_random_uuid|uuidv[47]|uuid_generate\w*|random|clock_timestamp|timeofday|nextval)\b/,
    'a default that is another for each row writes the table anew',
  ],
  [/^add (?:column )?.*\bgenerated\b/, 'a generated column writes the table anew'],
  [/^add (?:column )?[\w"]+ (?:small|big)?serial\b/, 'a serial writes the table anew'],
  [/^alter (?:column )?[\w"]+ (?:set data )?type\b/, 'another type writes the table anew'],
  [/^alter (?:column )?[\w"]+ set not null\b/, 'every row is read under a lock that lets nobody in'],
  [/^set (?:tablespace|logged|unlogged|access method)\b/, 'writes the table anew'],
  [
    /^add (?!.*\bnot valid\b)(?!.*\busing index\b).*(?:\bcheck ?\(|\bforeign key\b|\bexclude\b)/,
    'every row is read under a lock: «not valid», and validated by a later migration',
  ],
  [
    /^add (?!.*\busing index\b).*(?:\bunique\b|\bprimary key\b)/,
    'an index is made under a lock that lets nobody in',
  ],
]
const heavy: readonly (readonly [RegExp, string])[] = [
  [
    /^create (?:unique )?index (?!concurrently\b).*?\bon (?:only )?([\w."]+)/,
    'an index keeps writers out while it is made: it belongs in indexes/',
  ],
  [/^update (?:only )?([\w."]+)/, 'filling in old rows is a job that goes on in small steps'],
  [/^delete from (?:only )?([\w."]+)/, 'taking out old rows is a job that goes on in small steps'],
]
const never: readonly Rule[] = [
  [/^(?:vacuum|cluster|reindex|truncate|lock|refresh)\b/, 'keeps everybody out for as long as it takes'],
  [/^(?:begin|commit|rollback|savepoint)\b/, 'a migration is one transaction, whole or not at all'],
  [/\bconcurrently\b/, 'does not run in a transaction, as migrations do'],
  [
    /^set (?:local |session )?(?:lock|statement)_timeout\b/,
    'the limits of a migration are set for all of them',
  ],
]

/** What would stop a house that runs, or the servers of the build before: sentences. */
export function faultsOfMigration(text: string): readonly string[] {
  const migration = readMigration(text)
  return migration.statements.flatMap((statement) => [
    ...broken(never, statement),
    ...(migration.isContract ? [] : broken(taken, statement)),
    ...heavy.flatMap(([pattern, why]) => {
      const table = pattern.exec(statement)?.[1]
      return table === undefined || isLight(migration, table) ? [] : [`${table}: ${why}`]
    }),
    ...faultsOfTable(migration, statement),
  ])
}

function faultsOfTable(migration: ReadMigration, statement: string): readonly string[] {
  const [, table = '', actions = ''] =
    /^alter table (?:if exists )?(?:only )?([\w."]+) (.*)$/.exec(statement) ?? []
  if (migration.created.has(table)) return []
  return partsOf(actions).flatMap((action) =>
    [
      ...(migration.isContract ? [] : broken(takenOfTable, action)),
      ...(isLight(migration, table) ? [] : broken(heavyOfTable, action)),
    ].map((fault) => `${table}: ${fault}`),
  )
}

const isLight = ({ created, small }: ReadMigration, table: string) => created.has(table) || small.has(table)

const broken = (rules: readonly Rule[], statement: string): readonly string[] =>
  rules.flatMap(([pattern, why]) => (pattern.test(statement) ? [why] : []))
