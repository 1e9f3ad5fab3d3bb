/** Milliseconds until an address has answered in full; anything but an answer ends the measurement. */
export async function see(address: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(address)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return performance.now() - begun
}
