import { Lost } from '#web/layouts/lost.tsx'
import { missingWords } from '#web/layouts/missing-words.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { LinkChip } from '#web/ui/fields/chip.tsx'
import { HelpSearch } from '#web/ui/search/help-search.tsx'
import { useVisitor } from '#web/use-user.tsx'

export function MissingPage() {
  return (
    <SiteLayout {...useVisitor()}>
      <title>این صفحه پیدا نشد</title>
      <Lost title="این کاشی سر جایش نیست" code="۴۰۴" ways={<WaysOn />}>
        {missingWords.says}
        <br />
        <span lang="en" className="ltr">
          {missingWords.english}
        </span>
      </Lost>
      <div className="wrap missing-search">
        <HelpSearch typed="" />
      </div>
    </SiteLayout>
  )
}

const ways = [
  ['/flight/MHD', 'بلیت مشهد'],
  ['/flight/KIH', 'بلیت کیش'],
  ['/flight/SYZ', 'بلیت شیراز'],
  ['/international-flight/IST', 'بلیت استانبول'],
  ['/landing', 'همهٔ مقصدها'],
  ['/profile/my-travels', 'سفرهای من'],
  ['/track', 'پیگیری سفارش'],
  ['/contact-us', 'تماس با ما'],
] as const

function WaysOn() {
  return (
    <nav aria-label="راه‌های دیگر">
      <ul className="lost-ways">
        {ways.map(([to, words]) => (
          <li key={to}>
            <LinkChip to={to}>{words}</LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
