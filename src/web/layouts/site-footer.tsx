import './site-footer.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Arch } from '#web/art/arch.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { formattedMobile } from '#web/formatted-mobile.ts'
import { FooterChoices } from '#web/layouts/footer-choices.tsx'
import { FooterLinks } from '#web/layouts/footer-links.tsx'
import { type FooterView, useFooter } from '#web/layouts/footer-view.ts'
import { Wordmark } from '#web/layouts/wordmark.tsx'
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
  const { footer, display } = useFooter() ?? {}
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
        <FooterLinks name={name} />
        <Contact {...footer} />
      </div>
      <FooterChoices display={display ?? ''} />
      <div className="wrap footer-end">
        <span>
          © {footer?.year} {name}. همهٔ حقوق محفوظ است.
        </span>
        <Link to="/status" discover="none" data-up={footer?.areAllUp || undefined}>
          {footer?.areAllUp === true ? 'همهٔ سرویس‌ها برقرارند' : 'وضعیت سرویس‌ها'}
        </Link>
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

function Contact({ open, mobile }: Partial<FooterView>) {
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
        <li>{open ? <span data-open={open.isOpen}>{open.brief}</span> : contact.hours}</li>
        {mobile && (
          <li>
            <a className="ltr" href={`tel:${mobile}`}>
              {formattedMobile(mobile)}
            </a>
          </li>
        )}
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
