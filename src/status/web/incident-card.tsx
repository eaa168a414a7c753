import { stageWords } from '#status/incident-words.ts'
import { services } from '#status/services.ts'
import type { IncidentView } from '#status/status-view.ts'
import { levelWords, momentWords } from '#status/web/status-words.ts'

export function IncidentCard({ incident }: { readonly incident: IncidentView }) {
  const { number, title, level, services: touched, openedAt, closedAt, updates } = incident
  return (
    <article
      className="card status-incident"
      data-level={closedAt === null ? level : 'over'}
      id={`incident-${number}`}
    >
      {closedAt === null ? <h2>{title}</h2> : <h3>{title}</h3>}
      <p>
        {closedAt === null ? levelWords[level] : stageWords.closed}:{' '}
        {touched.map((name) => services[name]).join('، ')}؛ از {momentWords(openedAt)}
        {closedAt !== null && <> تا {momentWords(closedAt)}</>}
      </p>
      <ol>
        {updates.map(({ stage, words, at }) => (
          <li key={at + words}>
            <b>{stageWords[stage]}</b> <time dateTime={at}>{momentWords(at)}</time>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </article>
  )
}
