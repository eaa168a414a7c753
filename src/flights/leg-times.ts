import { usualConnections } from '#flights/engine/connections.ts'

/** §9: four hours when one of two directions a traveller puts together is international; at home as between tickets. */
export function minutesBetweenLegs(isInternational: boolean): number {
  return isInternational
    ? usualConnections.international.international.separate
    : usualConnections.domestic.domestic.separate
}
