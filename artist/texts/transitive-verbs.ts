/** Some verbs need an object: not "The cat drives". */
export const needsObject = (verb: string | undefined): boolean => verb !== undefined && TRANSITIVE.has(verb)
const TRANSITIVE = new Set(
  `drive pilot hold carry give bring serve open show chase love help rescue comfort heal protect find discover search pull push lift feed
  build repair plant water pick collect decorate unwrap blow-out hug kiss pet look-at play-instrument catch throw kick lick wear fly-over
  visit follow sell shop sniff photograph put-out-fire share cross ride-shoulders bandage lead load unload tow steal hide-thing fetch
  stomp wash cradle inject light bury shear put`.split(/\s+/),
)
