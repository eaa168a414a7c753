import type { flightCalls } from '#flights/calls.ts'
import type { PassesOnOrder } from '#flights/passes/web/passes-on-order.server.ts'
import { ask } from '#web/api.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'

interface Props {
  readonly orderId: string
  readonly passes: PassesOnOrder
}

/** The ticket of each person for the wallet of a phone; nothing where the house has no keys. */
export function WalletPasses({ orderId, passes: { apple, google, people } }: Props) {
  const { busy, fault, doing } = useOneAtATime()
  const save = (passenger: number) =>
    void doing(String(passenger), async () => {
      const { address } = await ask<typeof flightCalls.googlePass>(
        'GET /api/flight-reservation/Tickets/GooglePass/{orderId}',
        { params: { orderId }, query: { passenger } },
      )
      location.assign(address)
    })
  if (people.length === 0) return null
  return (
    <div className="wallet-passes">
      {people.map(({ passenger, name }) => (
        <div
          key={passenger}
          className="wallet-pass"
          role="group"
          aria-labelledby={`wallet-pass-${passenger}`}
        >
          <p id={`wallet-pass-${passenger}`}>
            {people.length > 1 ? `${name}، در کیف پول گوشی` : 'بلیت در کیف پول گوشی'}
          </p>
          {apple && (
            <a
              className="button"
              data-kind="line"
              href={`/api/flight-reservation/Tickets/ApplePass/${orderId}?passenger=${passenger}`}
            >
              <Icon name="ticket-duotone" />
              Apple Wallet
            </a>
          )}
          {google && (
            <Button
              kind="line"
              icon="ticket-duotone"
              busy={busy === String(passenger) && 'در حال آماده‌سازی…'}
              onClick={() => save(passenger)}
            >
              Google Wallet
            </Button>
          )}
        </div>
      ))}
      <RefusalNote says={fault} />
    </div>
  )
}
