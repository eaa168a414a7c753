import { Waiting } from '#web/ui/states/waiting.tsx'

export function CheckoutWaiting({ title }: { readonly title: string }) {
  return (
    <div>
      <h1 className="only-spoken">{title}</h1>
      <Waiting />
    </div>
  )
}
