import './visa-steps.css'
import { persianDigits } from '#money/digits.ts'
import { Star } from '#web/art/star.tsx'

const steps = [
  { name: 'ثبت و پرداخت', says: 'مشخصات و مدارک هر متقاضی را می‌فرستید و تاریخ جواب را می‌بینید.' },
  { name: 'بررسی مدارک', says: 'تصویرها را نگاه می‌کنیم؛ اگر یکی خوب نباشد، همان را دوباره می‌خواهیم.' },
  { name: 'فرستادن به مرجع صدور', says: 'پرونده را می‌فرستیم و از این‌جا هزینهٔ مرجع برنمی‌گردد.' },
  { name: 'جواب', says: 'ویزا در حسابتان است، یا دلیل رد شدن و آنچه به کیف پول برمی‌گردد.' },
] as const

export function VisaSteps({ title = 'از درخواست تا جواب' }: { readonly title?: string }) {
  return (
    <section className="card visa-card" aria-labelledby="visa-steps">
      <h2 id="visa-steps">{title}</h2>
      <ol className="visa-steps">
        {steps.map(({ name, says }, place) => (
          <li key={name}>
            <span className="visa-step-star" aria-hidden="true">
              <Star />
              <b>{persianDigits(place + 1)}</b>
            </span>
            <div>
              <b>{name}</b>
              <small>{says}</small>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
