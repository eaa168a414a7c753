import { Link } from 'react-router'

const columns = [
  [
    'خدمات',
    [
      ['/', 'پرواز داخلی'],
      ['/?product=international', 'پرواز خارجی'],
      ['/hotel-home', 'رزرو هتل'],
      ['/flight-and-hotel', 'پرواز و هتل'],
      ['/tours', 'تور'],
      ['/experiences', 'گشت و تجربه'],
      ['/visa-home', 'ویزا'],
      ['/insurance', 'بیمهٔ مسافرتی'],
      ['/landing', 'مقصدهای پرواز'],
    ],
  ],
  [
    'راهنما',
    [
      ['/faq', 'مرکز راهنما'],
      ['/track', 'پیگیری سفارش'],
      ['/profile/my-travels', 'سفرهای من'],
      ['/faq/refund-penalty', 'استرداد و جریمه'],
      ['/faq/baggage', 'بار مجاز'],
      ['/faq/exit-duty', 'عوارض خروج'],
      ['/status', 'وضعیت سرویس‌ها'],
      ['/multi-lang', 'زبان، پول و تقویم'],
    ],
  ],
  [
    'قوانین',
    [
      ['/terms', 'شرایط و مقررات'],
      ['/privacy', 'حریم خصوصی'],
      ['/privacy/buying-ticket', 'خرید بلیت'],
      ['/privacy/system-flight', 'بلیت سیستمی'],
      ['/privacy/charter-flight', 'بلیت چارتری'],
      ['/privacy/international-flight', 'پرواز خارجی'],
      ['/refund-promise', 'قول استرداد'],
    ],
  ],
  [
    'شرکت',
    [
      ['/about-us', 'دربارهٔ ما'],
      ['/contact-us', 'تماس با ما'],
      ['/magazine', 'مجلهٔ سفر'],
      ['/proof', 'گواهی پول مسافران'],
    ],
  ],
] as const

/** A column on a desktop; on a phone its title opens it, without a script. The last one is of the house, by its name. */
export function FooterLinks({ name }: { readonly name: string }) {
  return columns.map(([words, links]) => {
    const title = words === 'شرکت' ? name : words
    return (
      <nav key={words} aria-label={title}>
        <h2>{title}</h2>
        <details>
          <summary>{title}</summary>
          <ul>
            {links.map(([to, says]) => (
              <li key={to}>
                <Link to={to} discover="none">
                  {says}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      </nav>
    )
  })
}
