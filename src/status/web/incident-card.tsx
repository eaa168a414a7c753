import './incident-card.css'
import { stageWords } from '#status/incident-words.ts'
import { services } from '#status/services.ts'
import type { IncidentView } from '#status/status-view.ts'
import { stateSigns } from '#status/web/state-signs.ts'
import { levelWords, momentWords } from '#status/web/status-words.ts'
import { Tag } from '#web/ui/states/tag.tsx'

/** One that goes on: what it is, and beside it what was said of it, newest first. */
export function IncidentCard({ incident }: { readonly incident: IncidentView }) {
  const { number, title, level, openedAt } = incident
  return (
    <article className="card status-incident" data-level={level} id={`incident-${number}`}>
      <div>
        <p>
          <Tag {...stateSigns[level === 'down' ? 'down' : 'partly']}>{levelWords[level]}</Tag>
        </p>
        <h2>{title}</h2>
        <p>{touchedWords(incident)}</p>
        <p className="status-since">از {momentWords(openedAt)}</p>
      </div>
      <Updates incident={incident} />
    </article>
  )
}

/** One that is over, in the list of days before. */
export function PastIncident({ incident }: { readonly incident: IncidentView }) {
  const { number, title, level, openedAt, closedAt } = incident
  return (
    <article className="status-past" data-level={level} id={`incident-${number}`}>
      <p className="status-since">
        {momentWords(openedAt)}
        {closedAt !== null && <> تا {momentWords(closedAt)}</>}
      </p>
      <h3>{title}</h3>
      <p>{touchedWords(incident)}</p>
      <Updates incident={incident} />
    </article>
  )
}

function Updates({ incident: { updates } }: { readonly incident: IncidentView }) {
  return (
    <ol className="status-updates">
      {updates.map(({ stage, words, at }) => (
        <li key={at + words}>
          <b>{stageWords[stage]}</b> <time dateTime={at}>{momentWords(at)}</time>
          <p>{words}</p>
        </li>
      ))}
    </ol>
  )
}

function touchedWords({ services: touched }: Pick<IncidentView, 'services'>): string {
  return touched.map((name) => services[name]).join('، ')
}
