import { lazy, Suspense, useState } from 'react'
import type { AccountData } from '#accounts/server/account-data.ts'
import { formattedMobile } from '#accounts/web/mobile.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

const ContactChange = lazy(() => import('#accounts/web/contact-change.tsx'))

export function AccountContacts({ account }: { readonly account: AccountData }) {
  const [changing, setChanging] = useState<'phone' | 'email'>()
  const { phoneNumber, email } = account
  return (
    <section className="card account-part" id="contacts" aria-labelledby="account-contacts">
      <h2 id="account-contacts">راه‌های تماس</h2>
      <ul className="account-contacts">
        <li>
          <Icon name="phone-duotone" size="medium" />
          <p>
            <small>شمارهٔ موبایل</small>
            <bdi dir="ltr">{formattedMobile(phoneNumber)}</bdi> <Verified />
          </p>
          <Button kind="line" size="small" onClick={() => setChanging('phone')}>
            تغییر شماره
          </Button>
        </li>
        <li>
          <Icon name="envelope-simple-duotone" size="medium" />
          <p>
            <small>ایمیل</small>
            {email === null ? (
              'هنوز ایمیلی ندارید'
            ) : (
              <>
                <bdi dir="ltr">{email}</bdi> <Verified />
              </>
            )}
          </p>
          <Button kind="line" size="small" onClick={() => setChanging('email')}>
            {email === null ? 'افزودن ایمیل' : 'تغییر ایمیل'}
          </Button>
        </li>
      </ul>
      <Suspense>
        {changing && <ContactChange of={changing} onClose={() => setChanging(undefined)} />}
      </Suspense>
    </section>
  )
}

function Verified() {
  return (
    <Tag tone="good" icon="check-circle-fill">
      تأییدشده
    </Tag>
  )
}
