import { useState } from 'react'
import type { ApplicantView } from '#desk/web/visas/applicant-view.ts'

interface Props {
  readonly number: string
  readonly one: ApplicantView
}

/** The chosen paper and, beside it, the photo; a press on a picture makes it larger. */
export function VisaPictures({ number, one }: Props) {
  const [chosen, setChosen] = useState('passport')
  const [isLarge, setLarge] = useState(false)
  const shown = one.papers.filter(({ kind }) => kind === chosen || (!isLarge && kind === 'photo'))
  return (
    <section className="desk-visa-pictures" aria-label="مدارک">
      <div className="desk-visa-light" data-large={isLarge ? '' : undefined}>
        {shown.map(({ kind, name, isKept }) =>
          isKept ? (
            <button key={kind} type="button" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
              <img
                src={`/api/desk/visas/${number}/applicants/${one.place}/pictures/${kind}`}
                alt={isLarge ? `${name}، بزرگ` : name}
              />
            </button>
          ) : (
            <p key={kind}>{name} دیگر نزد ما نیست.</p>
          ),
        )}
      </div>
      <div className="desk-visa-papers">
        {one.papers.map(({ kind, name, state, words }) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === chosen}
            data-state={state}
            onClick={() => setChosen(kind)}
          >
            <b>{name}</b>
            <small>{words}</small>
          </button>
        ))}
      </div>
    </section>
  )
}
