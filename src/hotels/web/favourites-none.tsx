import { favouritesPath } from '#hotels/web/favourites-address.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

export function NoFavourites({ isShared }: { readonly isShared: boolean }) {
  if (isShared)
    return (
      <EmptyState
        title="هیچ‌کدام از این هتل‌ها را نمی‌شناسیم"
        actions={<LinkButton to={favouritesPath}>هتل‌های پسندیدهٔ من</LinkButton>}
      >
        شاید نشانی کامل کپی نشده باشد.
      </EmptyState>
    )
  return (
    <EmptyState
      title="هنوز هتلی را نپسندیده‌اید"
      actions={
        <LinkButton to="/hotel-home" icon="magnifying-glass-bold">
          جستجوی هتل
        </LinkButton>
      }
    >
      قلب کنار هر هتل را بزنید تا از هر شهری که هست این‌جا بماند؛ پس از ورود، در همهٔ دستگاه‌هایتان.
    </EmptyState>
  )
}
