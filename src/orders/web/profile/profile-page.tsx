import './profile-page.css'
import { Link } from 'react-router'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { TodoList } from '#orders/web/profile/todo-list.tsx'
import { NextFlightCard } from '#orders/web/trips/next-flight-card.tsx'
import { TripList } from '#orders/web/trips/trip-row.tsx'
import { TripTabs } from '#orders/web/trips/trip-tabs.tsx'
import { WalletCard } from '#wallet/web/wallet-card.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import type { Route } from './+types/profile-page'

export { loader } from './profile-page.server.ts'

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { balance, next, todos, trips, agency } = loaderData
  const { name } = useBrand()
  return (
    <ProfileFrame>
      <title>{`حساب کاربری، ${name}`}</title>
      <h1 className="only-spoken">حساب کاربری</h1>
      <div className="profile-tops">
        <NextFlightCard {...next} />
        <WalletCard balance={balance} />
      </div>
      {agency !== undefined && (
        <p>
          <Link to="/profile/agency">{agency}، اعتبار و همکاران</Link>
        </p>
      )}
      <TodoList todos={todos} />
      {trips.length > 0 && (
        <section>
          <header className="trips-head profile-trips">
            <h2>سفرهای من</h2>
            <TripTabs shown="upcoming" />
          </header>
          <TripList trips={trips} level="h3" />
        </section>
      )}
    </ProfileFrame>
  )
}
