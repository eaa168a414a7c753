import './site-footer.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Arch } from '#web/art/arch.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Wordmark } from '#web/layouts/wordmark.tsx'
import { ThemeSwitch } from '#web/ui/fields/theme-switch.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { useWhenIdle } from '#web/use-when-idle.ts'

const bringApp = () => import('#web/install/app-host.tsx')

const promises = [
  ['shield-check-duotone', 'پرداخت امن'],
  ['clock-countdown-duotone', 'نتیجه تا ۱۵ دقیقه'],
  ['wallet-duotone', 'قیمت نهایی'],
] as const satisfies readonly (readonly [IconName, string])[]

export function SiteFooter() {
  const { name, about } = useBrand()
  const App = useWhenIdle(bringApp)?.AppHost
  return (
    <footer className="site-footer">
      <div className="wrap footer-grid">
        <div className="footer-brand">
          <Wordmark />
          <p>{about}</p>
          <div className="seals">
            {promises.map(([icon, words]) => (
              <Seal key={icon} icon={icon}>
                {words}
              </Seal>
            ))}
          </div>
        </div>
        <Services />
        <Contact />
      </div>
      <div className="wrap footer-end">
        <span>© {name}. همهٔ حقوق محفوظ است.</span>
        <ThemeSwitch />
      </div>
      {App && <App />}
    </footer>
  )
}

function Seal({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className="seal">
      <Arch />
      <Icon name={icon} size="medium" />
      {children}
    </span>
  )
}

const services = [
  ['/', 'پرواز داخلی'],
  ['/?product=international', 'پرواز خارجی'],
  ['/hotel-home', 'رزرو هتل'],
  ['/flight-and-hotel', 'پرواز و هتل'],
  ['/tours', 'تور'],
  ['/experiences', 'گشت و تجربه'],
  ['/visa-home', 'ویزا'],
  ['/insurance', 'بیمهٔ مسافرتی'],
  ['/landing', 'مقصدهای پرواز'],
  ['/profile/my-travels', 'سفرهای من'],
  ['/track', 'پیگیری سفارش'],
  ['/refund-promise', 'قول استرداد'],
  ['/proof', 'گواهی پول مسافران'],
  ['/magazine', 'مجله'],
  ['/faq', 'راهنما'],
  ['/terms', 'شرایط و مقررات'],
  ['/privacy', 'حریم خصوصی'],
  ['/about-us', 'دربارهٔ ما'],
  ['/contact-us', 'تماس با ما'],
  ['/multi-lang', 'زبان، پول و تقویم'],
  ['/status', 'وضعیت سرویس‌ها'],
] as const

function Services() {
  return (
    <nav aria-labelledby="footer-services">
      <h2 id="footer-services">خدمات</h2>
      <ul>
        {services.map(([to, words]) => (
          <li key={to}>
            <Link to={to} discover="none">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Contact() {
  const { contact } = useBrand()
  return (
    <div className="footer-contact">
      <h2>تماس با ما</h2>
      <ul>
        <li>
          <a className="footer-phone ltr" href={`tel:${contact.phone}`}>
            {contact.phoneText}
          </a>
        </li>
        <li>{contact.hours}</li>
        <li>
          <a className="ltr" href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </li>
        <li>{contact.address}</li>
      </ul>
    </div>
  )
}
