import './route-timeline.css'

export type RouteStop = {
  time: string
  place: string
  code: string
  detail: string
}

/** «۲ ساعت توقف در دوحه», and what must be known of it. */
export type RouteChange = { words: string; sentences: readonly string[] }

export type RouteLeg = {
  /** between the flight before and this one */
  change?: RouteChange
  from: RouteStop
  way: string
  to: RouteStop
}

export function RouteTimeline({ legs }: { legs: readonly RouteLeg[] }) {
  return (
    <ol className="route-timeline">
      {legs.flatMap(({ change, from, way, to }) => [
        change && <Change key={`change-${from.code}`} {...change} />,
        <Stop key={`from-${from.code}`} {...from} />,
        <li key={`way-${from.code}`} data-way="">
          <span />
          <small>{way}</small>
        </li>,
        <Stop key={`to-${to.code}`} {...to} />,
      ])}
    </ol>
  )
}

function Change({ words, sentences }: RouteChange) {
  return (
    <li data-change="">
      <span />
      <div>
        <strong>{words}</strong>
        {sentences.map((sentence) => (
          <small key={sentence}>{sentence}</small>
        ))}
      </div>
    </li>
  )
}

function Stop({ time, place, code, detail }: RouteStop) {
  return (
    <li>
      <b>
        <bdi dir="ltr">{time}</bdi>
      </b>
      <div>
        <strong>
          {place} <span className="code">{code}</span>
        </strong>
        <small>{detail}</small>
      </div>
    </li>
  )
}
