import { Waiting } from '#web/ui/states/waiting.tsx'

/** The place of a step of the purchase that is on its way. */
export function CheckoutWaiting({ title }: { readonly title: string }) {
  return (
    <div>
      <h1 className="only-spoken">{title}</h1>
      <Waiting />
    </div>
  )
}
