import { useAuthCall } from '#app/components/use-auth-call.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { providerName } from '#app/lib/session/oauth-provider-name.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'

/** One button for each OAuth provider the operator has set up. */
export function ProviderButtons({ returnTo }: { returnTo?: string }) {
  const t = useText()
  const { config } = useSiteData()
  const call = useAuthCall()
  const signInWith = (provider: string) =>
    call((auth) =>
      auth.signInWithOAuth({
        provider: provider as 'github',
        options: { redirectTo: location.origin + (returnTo ?? location.pathname + location.search) },
      }),
    )
  if (config.features.oauth.length === 0) return null
  return (
    <div className="flex flex-col gap-2 border-t-2 border-dashed border-ink pt-4">
      {config.features.oauth.map((provider) => (
        <Button key={provider} onClick={() => void signInWith(provider)}>
          {t('accounts.with', { provider: providerName(provider) })}
        </Button>
      ))}
    </div>
  )
}
