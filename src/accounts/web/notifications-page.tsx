import './notifications-page.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { NotificationMatrix } from '#accounts/web/notification-matrix.tsx'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { QuietHoursCard } from '#accounts/web/quiet-hours-card.tsx'
import { useNotifications } from '#accounts/web/use-notifications.ts'
import { channelNumbered } from '#messages/channels.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { useWhenIdle } from '#web/use-when-idle.ts'
import type { Route } from './+types/notifications-page'

export { loader } from './notifications-page.server.ts'

const pushHere = () => import('#accounts/web/push-here.tsx')

export default function NotificationsPage({
  loaderData: { settings, hasEmail, push },
}: Route.ComponentProps) {
  const { name } = useBrand()
  const [isPushed, setPushed] = useState(push?.isOn === true)
  const here = useWhenIdle(pushHere)
  const offered = settings.offered
    .flatMap((number) => channelNumbered(number) ?? [])
    .filter((channel) => channel !== 'Push' || isPushed)
  const reaching = offered.filter((channel) => channel !== 'Email' || hasEmail)
  const notifications = useNotifications(settings, reaching)
  const { declined, undo } = notifications
  return (
    <ProfileFrame>
      <title>{`اعلان‌ها، ${name}`}</title>
      <header className="notifications-head">
        <h1>اعلان‌ها</h1>
        {undo && (
          <Button kind="tonal" size="small" icon="clock-counter-clockwise" onClick={undo}>
            برگرداندن
          </Button>
        )}
        <p>
          هر تغییر همان لحظه ذخیره می‌شود. خبرهای مهم دست‌کم یک راه می‌خواهند؛ کد ورود جداست و همیشه می‌آید.{' '}
          <Link to="/profile/notifications/told">پیام‌های فرستاده‌شده</Link>
        </p>
      </header>
      {declined && declined.event === undefined && (
        <Note tone="bad" announced>
          {declined.says}
        </Note>
      )}
      <NotificationMatrix notifications={notifications} offered={offered} reaching={reaching} />
      {offered.includes('Email') && !hasEmail && (
        <Note
          action={
            <Link className="button" data-kind="ghost" data-size="small" to="/profile/account">
              ثبت ایمیل
            </Link>
          }
        >
          برای خبر با ایمیل، نخست ایمیلتان را ثبت کنید.
        </Note>
      )}
      <QuietHoursCard notifications={notifications} />
      {push && here && (
        <here.PushHere
          publicKey={push.publicKey}
          isOn={isPushed}
          onChange={(isOn, changed) => {
            setPushed(isOn)
            notifications.take(changed)
          }}
        />
      )}
    </ProfileFrame>
  )
}
