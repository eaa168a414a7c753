import { services } from '#status/services.ts'
import { type State, stateWords } from '#status/state.ts'
import type { ServiceView } from '#status/status-view.ts'
import { daysInWords, shareWords } from '#status/web/status-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

const icons = {
  up: 'check-circle-fill',
  partly: 'warning-circle-fill',
  down: 'x-circle-fill',
  unmeasured: 'clock-countdown-fill',
} as const satisfies Record<State, IconName>

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
      <span className="status-state" data-state={state}>
        <Icon name={icons[state]} />
        {stateWords[state]}
      </span>
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
    </article>
  )
}
