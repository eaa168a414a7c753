import './contact-ways.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formattedMobile } from '#accounts/web/mobile.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

interface Props {
  readonly contact: {
    readonly phone: string
    readonly phoneText: string
    readonly email: string
    readonly address: string
  }
  readonly mobile: string | null
}

/** Each way with what pressing it does. */
export function ContactWays({ contact, mobile }: Props) {
  return (
    <ul className="card contact-ways">
      <Way icon="chat-circle-dots-duotone" about="روی سفارشتان یا بدون آن؛ با حساب خودتان" act="گفتگو">
        <Link to="/support">گفتگو با پشتیبانی</Link>
      </Way>
      <Way icon="phone-duotone" about="تلفن پشتیبانی" act="تماس">
        <a className="ltr" href={`tel:${contact.phone}`}>
          {contact.phoneText}
        </a>
      </Way>
      {mobile !== null && (
        <Way icon="device-mobile-duotone" about="همراه" act="تماس">
          <a className="ltr" href={`tel:${mobile}`}>
            {formattedMobile(mobile)}
          </a>
        </Way>
      )}
      <Way icon="envelope-simple-duotone" about="ایمیل" act="نامه">
        <a className="ltr" href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
      </Way>
      <Way icon="map-pin-duotone" about="نشانی دفتر">
        <address>{contact.address}</address>
      </Way>
    </ul>
  )
}

interface WayProps {
  readonly icon: IconName
  readonly about: string
  readonly act?: string
  readonly children: ReactNode
}

function Way({ icon, about, act, children }: WayProps) {
  return (
    <li>
      <Icon name={icon} />
      {children}
      <small>{about}</small>
      {act && <span aria-hidden="true">{act}</span>}
    </li>
  )
}
