/** One channel for posting and listening, because a channel does not receive its own messages. */
let channel: BroadcastChannel | undefined
const openChannel = () => (channel ??= new BroadcastChannel('colorings'))

/** Notifies other tabs that a stored coloring was changed, copied or deleted. */
export function announceChange(id: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  openChannel().postMessage(id)
}

/** Calls the listener with the id of each coloring that another tab changes. Returns a function that stops listening. */
export function onChangeInOtherTab(listener: (id: string) => void): () => void {
  const open = openChannel()
  const onMessage = ({ data }: MessageEvent<string>) => listener(data)
  open.addEventListener('message', onMessage)
  return () => open.removeEventListener('message', onMessage)
}
