import { formattedMobile, mobileIn } from '#accounts/web/mobile.ts'
import type { SharedTexts } from '#orders/web/sharing/shared-order-texts.ts'

export function OrderContact({ contact }: Pick<SharedTexts, 'contact'>) {
  return (
    <p className="order-soft">
      خبرها به{' '}
      <bdi dir="ltr">{formattedMobile(mobileIn('+98', contact.phoneNumber) ?? contact.phoneNumber)}</bdi>
      {contact.email && (
        <>
          {' '}
          و <bdi dir="ltr">{contact.email}</bdi>
        </>
      )}{' '}
      فرستاده می‌شود.
    </p>
  )
}
