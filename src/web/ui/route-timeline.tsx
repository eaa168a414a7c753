import './route-timeline.css'

export type RouteStop = {
  /** «۰۸:۳۰» */
  time: string
  /** «تهران، مهرآباد» */
  place: string
  code: string
  /** «پنجشنبه ۱۲ آذر · پایانهٔ ۲» */
  detail: string
}

export type RouteLeg = { from: RouteStop /** duration, aircraft, fare class */; way: string; to: RouteStop }

/** The way from airport to airport, top to bottom. */
export function RouteTimeline({ legs }: { legs: readonly RouteLeg[] }) {
  return (
    <ol className="route-timeline">
      {legs.flatMap(({ from, way, to }) => [
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
