import type { Clause, LawText } from '#law/law-text.ts'

/** Clauses whose words an edition changed, or that are new in it, by their ids; none of the first edition. */
export function changedClauses(text: LawText, before: LawText | undefined): readonly string[] {
  if (before === undefined) return []
  const earlier = new Map(before.clauses.map((clause) => [clause.id, wordsOf(clause)]))
  return text.clauses.filter((clause) => earlier.get(clause.id) !== wordsOf(clause)).map(({ id }) => id)
}

/** What it says; its plain words beside it are no law. */
function wordsOf({ title, paragraphs }: Clause): string {
  return [title, ...paragraphs].join('\n')
}
