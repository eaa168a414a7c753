/** Our rule: a bag is added until so many hours before departure, so that it is on the list before check-in opens. */
export const closesHoursBefore = 4

export function saleEnd(departsAt: Temporal.Instant): Temporal.Instant {
  return departsAt.subtract({ hours: closesHoursBefore })
}
