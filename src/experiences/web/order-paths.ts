import { partyText } from '#experiences/party-address.ts'
import type { UnitCount } from '#experiences/supplier/price.ts'

export function experiencePath(experienceId: string): string {
  return `/experiences/${encodeURIComponent(experienceId)}`
}

export function experienceOrderPath(orderId: string): string {
  return `/profile/my-travels/order-details/ExperienceOrderDetails?orderId=${orderId}`
}

/** What is left to do of an order that is not paid: see it, and pay. */
export function experienceConfirmPath(orderId: string): string {
  return `/experiences/confirm?orderId=${orderId}`
}

export function experienceVoucherAddress(orderId: string): string {
  return `/api/experience/Vouchers/ExperienceVoucherPdf/${orderId}`
}

export interface ExperienceChosen {
  readonly experienceId: string
  readonly optionRef: string
  readonly slotRef: string
  readonly day: string
  readonly party: readonly UnitCount[]
}

export function experienceBuyPath({
  experienceId,
  optionRef,
  slotRef,
  day,
  party,
}: ExperienceChosen): string {
  const chosen = { experience: experienceId, option: optionRef, slot: slotRef, day, units: partyText(party) }
  return `/experiences/buy?${new URLSearchParams(chosen)}`
}
