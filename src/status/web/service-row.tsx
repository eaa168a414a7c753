import { services } from '#status/services.ts'
import { stateWords } from '#status/state.ts'
import type { ServiceView } from '#status/status-view.ts'
import { stateSigns } from '#status/web/state-signs.ts'
import { daysInWords, isUnknown, shareWords } from '#status/web/status-words.ts'
import { Tag } from '#web/ui/states/tag.tsx'

export function ServiceRow({ service }: { readonly service: ServiceView }) {
  const { name, state, parts, days } = service
  return (
    <article className="status-service">
      <div className="status-name">
        <h3>{services[name]}</h3>
        {parts.length > 1 && (
          <ul>
            {parts.map((part) => (
              <li key={part.title}>
                {part.title}: {stateWords[part.state]}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Tag {...stateSigns[state]}>{stateWords[state]}</Tag>
      {!isUnknown(service) && (
        <div className="status-history">
          <div className="status-bars" role="img" aria-label={daysInWords(service)}>
            {days.map((day) => (
              <i key={day.day} data-state={day.state} />
            ))}
          </div>
          <p>
            <span>۹۰ روز پیش</span>
            <span>{shareWords(service)}</span>
            <span>امروز</span>
          </p>
        </div>
      )}
    </article>
  )
}
