import { Form, useSearchParams } from 'react-router'
import { DeskIcon } from '#desk/web/desk-icon.tsx'

/** Leads to the orders; `/` comes here from anywhere. */
export function DeskSearch() {
  const [params] = useSearchParams()
  return (
    <Form action="/desk/orders" className="desk-search">
      <search>
        <DeskIcon name="magnifying-glass" />
        <input
          key={params.get('q')}
          type="search"
          name="q"
          id="desk-search"
          defaultValue={params.get('q') ?? ''}
          maxLength={100}
          autoComplete="off"
          aria-label="جستجوی سفارش"
          placeholder="شمارهٔ سفارش، موبایل، نام یا کد رزرو"
          aria-keyshortcuts="/"
        />
        <kbd aria-hidden="true">/</kbd>
      </search>
    </Form>
  )
}
