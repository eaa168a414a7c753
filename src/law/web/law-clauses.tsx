import type { Clause } from '#law/law-text.ts'
import { persianDigits } from '#money/digits.ts'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly clauses: readonly Clause[]
  /** ids of those that this edition words anew */
  readonly changed: readonly string[]
}

export function LawClauses({ clauses, changed }: Props) {
  return clauses.map(({ id, title, paragraphs, summary }, place) => {
    const number = persianDigits(place + 1)
    return (
      <section key={id} id={id} className="law-clause" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>
          <span>{number}</span> {title} {changed.includes(id) && <Tag tone="warn">در این نسخه عوض شد</Tag>}
        </h2>
        <aside className="law-plain" aria-label={`${title}، به زبان ساده`}>
          <small>به زبان ساده</small>
          <p>{summary}</p>
        </aside>
        <div className="law-words">
          {paragraphs.map((words, paragraph) => (
            <p key={words}>
              <small>
                {number}٫{persianDigits(paragraph + 1)}
              </small>{' '}
              {words}
            </p>
          ))}
        </div>
      </section>
    )
  })
}
