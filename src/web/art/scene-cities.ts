/** Made by tools/art/build.ts: codes of the cities that are known by a sight of their own in sights.svg. */
export const sightCities =
  'TBZ AWZ RAS GSM BND KER RZR KSH HDM OMH ZAH GBT SRY BUZ KKS ABD PGU ZBR ADU NJF BGW EBL BSR DAM BEY AYT ANK IZM TZX VAN TBS BUS BAK EVN DOH AUH SHJ MCT KWI BAH MED JED DYU TAS ALA MOW DEL BKK KUL BJS ROM MIL PAR LON FRA VIE'
