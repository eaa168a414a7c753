import './display-page.css'
import { dateWithYear, fullDate, otherDate } from '#calendar/formatted.ts'
import { CURRENCIES } from '#money/currencies.ts'
import { priceText } from '#money/display-unit.ts'
import { grouped } from '#money/formatted.ts'
import type { Rate } from '#money/rates.ts'
import { calendars, moneyUnits, otherCurrencies } from '#web/display/choices.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Segmented } from '#web/ui/fields/segmented.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/display-page'

export { action, loader } from './display-page.server.ts'

const title = 'زبان، پول و تقویم'

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  return [
    { title: `${title} | ${loaderData.name}` },
    { name: 'description', content: 'قیمت‌ها به تومان یا ریال، روزها به تقویم شمسی یا میلادی.' },
    { tagName: 'link', rel: 'canonical', href: `${loaderData.site}/multi-lang` },
  ]
}

const currencies = [{ value: '', words: 'هیچ‌کدام' }, ...otherCurrencies] as const

export default function DisplayPage({ loaderData }: Route.ComponentProps) {
  const { name, chosen, isSaved, isSignedIn } = loaderData
  return (
    <SiteLayout {...useVisitor()}>
      <div className="wrap display">
        <header>
          <h1>{title}</h1>
          <p>
            {name} به فارسی است. نام مسافران روی بلیت به حروف لاتین می‌آید و واچر هتل، انگلیسی را هم کنار فارسی
            دارد.
          </p>
        </header>
        {isSaved && (
          <Note tone="good" announced>
            {isSignedIn
              ? 'ذخیره شد؛ دستگاه‌های دیگر شما هم پس از ورود همین را نشان می‌دهند.'
              : 'ذخیره شد؛ این مرورگر آن را به یاد دارد.'}
          </Note>
        )}
        {/* a whole new document: every price and day of it is drawn anew */}
        <form method="post" action="/multi-lang" className="card">
          <div>
            <h2>قیمت‌ها</h2>
            <Segmented label="واحد پول" name="money" options={moneyUnits} value={chosen.money} block />
          </div>
          <div>
            <h2>معادل ارزی، کنار قیمت</h2>
            <Segmented label="ارز" name="currency" options={currencies} value={chosen.currency ?? ''} block />
            {chosen.rate && <RateNote {...chosen.rate} />}
          </div>
          <div>
            <h2>روزها</h2>
            <Segmented label="تقویم" name="calendar" options={calendars} value={chosen.calendar} block />
          </div>
          <Sample today={loaderData.today} />
          <Button type="submit" size="large" block>
            ذخیره
          </Button>
        </form>
        <Unchanged />
      </div>
    </SiteLayout>
  )
}

function Sample({ today }: { readonly today: string }) {
  const day = Temporal.PlainDate.from(today)
  return (
    <p className="display-sample">
      <span>اکنون می‌بینید:</span>
      <Price amount={priceText(28_900_000)} />
      <span>
        {fullDate(day)} <small>{otherDate(day)}</small>
      </span>
    </p>
  )
}

function RateNote({ currency, rialAUnit, setOn, source }: Rate) {
  return (
    <p className="display-rate">
      تقریبی و فقط برای دیدن است. هر {CURRENCIES[currency].name} <bdi dir="ltr">{grouped(rialAUnit)}</bdi>{' '}
      ریال، {dateWithYear(Temporal.PlainDate.from(setOn))}، {source}.
    </p>
  )
}

function Unchanged() {
  return (
    <section aria-labelledby="display-unchanged">
      <h2 id="display-unchanged">چه چیزهایی عوض نمی‌شود</h2>
      <ul>
        <li>
          درگاه‌های ایران به ریال می‌گیرند و درگاه کارت بین‌المللی به ارزی که کنارش نوشته شده است؛ معادل ارزی
          قیمت‌ها فقط برای مقایسه است.
        </li>
        <li>پیامک‌ها، ایمیل‌ها و خود بلیت و واچر به تومان و تاریخ شمسی‌اند.</li>
        <li>نرخ هر ارز به ریال نوشته می‌شود و تاریخ متن‌های حقوقی به هر دو تقویم.</li>
        <li>تاریخ تولد و اعتبار گذرنامه را همان‌گونه که در مدرک آمده بنویسید.</li>
      </ul>
    </section>
  )
}
