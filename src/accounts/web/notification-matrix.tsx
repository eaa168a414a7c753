import { channelWords } from '#accounts/web/channel-words.ts'
import type { Notifications } from '#accounts/web/use-notifications.ts'
import type { NewsChannel } from '#messages/channels.ts'
import { type EventName, eventNames, eventOf } from '#messages/events.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly notifications: Notifications
  readonly offered: readonly NewsChannel[]
  readonly reaching: readonly NewsChannel[]
}

export function NotificationMatrix({ notifications, offered, reaching }: Props) {
  return (
    <table className="card notification-matrix">
      <caption className="only-spoken">از هر خبر با چه راهی باخبر شوید</caption>
      <thead>
        <tr>
          <th scope="col">خبر</th>
          {offered.map((channel) => (
            <th key={channel} scope="col">
              <Icon name={channelWords[channel].icon} size="medium" />
              {channelWords[channel].words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {eventNames.map((event) => (
          <Row
            key={event}
            event={event}
            notifications={notifications}
            offered={offered}
            reaching={reaching}
          />
        ))}
      </tbody>
    </table>
  )
}

function Row({ event, notifications, offered, reaching }: Props & { readonly event: EventName }) {
  const { words, note, isCritical } = eventOf(event)
  const { choices, declined, press } = notifications
  const fault = declined?.event === event ? declined.says : undefined
  return (
    <tr>
      <th scope="row">
        <span className="notification-event">
          {words}
          {isCritical && <Tag tone="primary">مهم</Tag>}
        </span>
        <small>{note}</small>
        {fault && (
          <small className="notification-fault" role="alert">
            {fault}
          </small>
        )}
      </th>
      {offered.map((channel) => {
        const isClosed = !reaching.includes(channel)
        return (
          <td key={channel}>
            <label className="notification-box">
              <input
                type="checkbox"
                aria-label={`${words} با ${channelWords[channel].words}`}
                className="check"
                name={`${event}-${channel}`}
                checked={!isClosed && choices[event].includes(channel)}
                disabled={isClosed}
                onChange={() => press(event, channel)}
              />
            </label>
          </td>
        )
      })}
    </tr>
  )
}
