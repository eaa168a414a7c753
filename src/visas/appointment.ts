/** Where papers are handed over in person: wished by the traveller, offered by the desk, taken, attended. */
export const appointmentStates = ['wished', 'offered', 'taken', 'attended'] as const
export type AppointmentState = (typeof appointmentStates)[number]

export const appointmentParts = ['any', 'morning', 'afternoon'] as const
export type AppointmentPart = (typeof appointmentParts)[number]

export const partNames: Readonly<Record<AppointmentPart, string>> = {
  any: 'هر ساعتی',
  morning: 'صبح',
  afternoon: 'بعدازظهر',
}
