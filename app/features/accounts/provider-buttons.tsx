import { useFrame } from '#app/lib/frame.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { authErrorText } from './problems.ts'

const NAMES: Record<string, string> = {
  github: 'GitHub',
  google: 'Google',
  apple: 'Apple',
  microsoft: 'Microsoft',
}

/** One button for each outside account the operator has set up. */
export function ProviderButtons() {
  const t = useText()
  const { language, config } = useFrame()
  const { client } = useSession()
  const { show } = useToast()
  const leave = async (provider: string) => {
    const { error } = await (
      await client()
    ).auth.signInWithOAuth({
      provider: provider as 'github',
      options: { redirectTo: `${location.origin}/${language}` },
    })
    if (error) show({ kind: 'error', title: t(authErrorText(error)) })
  }
  if (config.features.oauth.length === 0) return null
  return (
    <div className="flex flex-col gap-2 border-t-2 border-dashed border-ink pt-4">
      {config.features.oauth.map((provider) => (
        <Button key={provider} onClick={() => void leave(provider)}>
          {t('accounts.with', { provider: NAMES[provider] ?? provider })}
        </Button>
      ))}
    </div>
  )
}
