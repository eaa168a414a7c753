import { useEffect, useEffectEvent, useState } from 'react'
import { canBePushed, isSubscribed, type NotPushed, turnOff, turnOn } from '#accounts/web/pushing.ts'
import type { NotificationSettings } from '#messages/calls.ts'
import { Declined, offline } from '#web/declined.ts'
import { Switch } from '#web/ui/fields/switch.tsx'

interface Props {
  /** our VAPID key */
  readonly publicKey: string
  readonly isOn: boolean
  onChange(isOn: boolean, settings: NotificationSettings): void
}

const reasons = {
  denied:
    'مرورگر اجازهٔ نمایش اعلان این سایت را بسته است. در تنظیمات مرورگر، بخش مجوزها، اعلان را باز کنید و دوباره بیایید.',
  undecided: 'مرورگر هنوز اجازه نگرفته است؛ هر وقت خواستید دوباره بزنید.',
  unreachable:
    'مرورگر به سرویس اعلان خودش وصل نشد. اینترنت یا فیلترشکن را بررسی کنید و دوباره بزنید؛ خبرها از راه‌های دیگر می‌آید.',
} as const satisfies Record<NotPushed, string>

export function PushHere(props: Props) {
  const { isOnHere, said, press } = usePushHere(props)
  if (!canBePushed()) return null
  return (
    <section className="card push-here" aria-labelledby="push-here">
      <Switch checked={isOnHere} onChange={() => void press()} aria-describedby="push-here-words">
        <b id="push-here">اعلان روی همین دستگاه</b>
      </Switch>
      <p id="push-here-words">
        خبرها روی همین مرورگر هم دیده می‌شود، حتی وقتی سایت باز نیست. با خروج از حساب، خاموش می‌شود.
      </p>
      <p className="push-here-said" role="status">
        {said}
      </p>
    </section>
  )
}

function usePushHere({ publicKey, isOn: isOnHere, onChange }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | undefined>(() =>
    canBePushed() && isDenied() ? reasons.denied : undefined,
  )
  const look = useEffectEvent(async () => {
    if (isOnHere && canBePushed() && !(await isSubscribed())) onChange(false, await turnOff())
  })
  useEffect(() => void look().catch(ignored), [])
  async function press() {
    if (isBusy) return
    setBusy(true)
    setSaid(undefined)
    try {
      const settings = isOnHere ? await turnOff() : await turnOn(publicKey)
      if (typeof settings === 'string') setSaid(reasons[settings])
      else onChange(!isOnHere, settings)
    } catch (error) {
      setSaid(error instanceof Declined ? error.message : offline)
    } finally {
      setBusy(false)
    }
  }
  return { isOnHere, said, press }
}

function isDenied(): boolean {
  return Notification.permission === 'denied'
}

function ignored(): void {
  return undefined
}
