import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AppointmentPart } from '#visas/appointment.ts'
import type { visaCalls } from '#visas/calls.ts'
import type { WishedWeek } from '#visas/web/appointment-weeks.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

export function useAppointment(orderId: string) {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly fault?: string }>({
    isBusy: false,
  })
  const { revalidate } = useRevalidator()

  async function said(saying: () => Promise<unknown>) {
    setState({ isBusy: true })
    try {
      await saying()
      await revalidate()
      setState({ isBusy: false })
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      // another offer may stand there now
      await revalidate()
      setState({ isBusy: false, fault: error.message })
    }
  }
  return {
    ...state,
    wish: ({ firstDay, lastDay }: WishedWeek, part: AppointmentPart) =>
      void said(() =>
        ask<typeof visaCalls.wishAppointment>('POST /api/visa/Appointment/Wish', {
          body: { orderId, firstDay, lastDay, part },
        }),
      ),
    answer: (at: string, isTaken: boolean) =>
      void said(() =>
        ask<typeof visaCalls.answerAppointment>('POST /api/visa/Appointment/Answer', {
          body: { orderId, at, isTaken },
        }),
      ),
  }
}
