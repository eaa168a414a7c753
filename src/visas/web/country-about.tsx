import './country-about.css'
import { fullDate } from '#calendar/formatted.ts'
import type { VisaFacts } from '#visas/responses.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Questions } from '#web/ui/states/questions.tsx'

export function CountryAbout({ rejections, questions, asOf, sources, name }: VisaFacts) {
  return (
    <>
      <section className="card visa-card" aria-labelledby="visa-rejections">
        <h2 id="visa-rejections">چرا ویزا رد می‌شود؟</h2>
        <ul className="visa-rejections">
          {rejections.map((reason) => (
            <li key={reason}>
              <Icon name="x-circle-duotone" />
              {reason}
            </li>
          ))}
        </ul>
      </section>
      <section className="card visa-card visa-faq" aria-labelledby="visa-faq">
        <h2 id="visa-faq">پرسش‌های ویزای {name}</h2>
        <Questions questions={questions.map(({ asks, says }) => ({ question: asks, answer: says }))} />
      </section>
      <p className="visa-sources">
        این‌ها تقریبی‌اند و در {fullDate(Temporal.PlainDate.from(asOf))} از {sources.join(' و ')} خوانده شده‌اند؛
        قانون‌ها هر ماه عوض می‌شوند. قیمت درخواست شما همان است که پیش از پرداخت می‌بینید.
      </p>
    </>
  )
}
