import type { ApplicantView } from '#desk/web/visas/applicant-view.ts'
import type { VisaChecks } from '#desk/web/visas/use-visa-checks.ts'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly one: ApplicantView
  readonly checks: VisaChecks | undefined
  /** the passport is being read */
  readonly isReading: boolean
}

const states = {
  same: { tone: 'good', words: 'یکی است' },
  unlike: { tone: 'bad', words: 'یکی نیست' },
  unread: { tone: 'plain', words: 'خوانده نشد' },
} as const

/** What the applicant wrote beside what his passport says. */
export function VisaFields({ one, checks, isReading }: Props) {
  const compared = new Map(checks?.compared.map((field) => [field.name, field]))
  return (
    <section className="desk-card" aria-label="فرم، کنار گذرنامه">
      <h2>فرم، کنار گذرنامه</h2>
      <table className="desk-visa-fields" aria-busy={isReading}>
        <thead>
          <tr>
            <th scope="col">خانه</th>
            <th scope="col">متقاضی نوشته</th>
            <th scope="col">گذرنامه می‌گوید</th>
            <th scope="col">نتیجه</th>
          </tr>
        </thead>
        <tbody>
          {one.fields.map(({ name, typed }) => {
            const { read = '', state } = compared.get(name) ?? {}
            return (
              <tr key={name} data-state={state}>
                <th scope="row">{name}</th>
                <td>
                  <bdi>{typed}</bdi>
                </td>
                <td>
                  <bdi>{read}</bdi>
                </td>
                <td>
                  {state === undefined ? null : <Tag tone={states[state].tone}>{states[state].words}</Tag>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {isReading && <p role="status">گذرنامه خوانده می‌شود…</p>}
      <dl>
        <Fact name="نام فارسی" value={one.farsiName} />
        <Fact name="جنسیت" value={one.gender} />
        <Fact name="ملیت" value={one.nationality} />
        <Fact name="کد ملی" value={one.nationalCode} />
        <Fact name="اعتبار گذرنامه پس از ورود" value={one.isValidLongEnough ? 'کافی است' : 'کافی نیست'} />
      </dl>
    </section>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  if (value === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
