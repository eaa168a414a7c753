import type { LegTexts } from '#flights/travel-day/web/day-texts.ts'
import { Note } from '#web/ui/states/note.tsx'

export function DayOfLeg({ leg }: { readonly leg: LegTexts }) {
  const name = `day-of-${leg.leg}`
  return (
    <section className="card day-of-leg" aria-labelledby={name}>
      <header>
        <h2 id={name}>{leg.title}</h2>
        <p>
          {leg.away !== undefined && <b>{leg.away}، </b>}
          {leg.when}
        </p>
        <p>
          {leg.flight}
          {'\u00a0'}· کد رزرو <bdi dir="ltr">{leg.pnr}</bdi>
        </p>
      </header>
      {leg.alert && <Note tone={leg.alert.tone}>{leg.alert.says}</Note>}
      {leg.steps.length > 0 && (
        <>
          <ol className="day-steps">
            {leg.steps.map(({ says, at, note, isPast }) => (
              <li key={says} data-past={isPast || undefined}>
                <b>{at}</b>
                <span>{says}</span>
                {note !== undefined && <small>{note}</small>}
              </li>
            ))}
          </ol>
          <p className="day-soft">{leg.clockNote}</p>
        </>
      )}
      <DayFacts leg={leg} />
    </section>
  )
}

/** Where it leaves from, what one may bring and must have with oneself. */
function DayFacts({ leg }: { readonly leg: LegTexts }) {
  return (
    <dl>
      <div>
        <dt>فرودگاه</dt>
        <dd>{leg.airport}</dd>
      </div>
      <div>
        <dt>پایانه و گیت</dt>
        <dd>
          {leg.place}
          <small>{leg.placeNote}</small>
        </dd>
      </div>
      {leg.phone && (
        <div>
          <dt>{leg.phone.words}</dt>
          <dd>
            <a href={`tel:${leg.phone.number}`} dir="ltr">
              {leg.phone.number}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>بار هر نفر در کابین</dt>
        <dd>{leg.cabinBag}</dd>
      </div>
      {leg.bags.map(({ position, who, what }) => (
        <div key={position}>
          <dt>بار {who}</dt>
          <dd>{what}</dd>
        </div>
      ))}
      <div>
        <dt>مدرک</dt>
        <dd>{leg.identity}</dd>
      </div>
    </dl>
  )
}
