import { ErrorLine } from '../parts/error-line.tsx'
import { useAdminQuery } from '../parts/use-admin-query.ts'
import { Waiting } from '../parts/waiting.tsx'
import { SettingsForm, type SettingsRow } from './settings-form.tsx'
import { StatusPanel } from './status-panel.tsx'

/** The switches of the site, and whether what it stands on works. */
export default function Settings() {
  const { data, error, refetch } = useAdminQuery<SettingsRow>(['admin', 'settings'], (client) =>
    client.from('settings').select('*').single(),
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      {error ? (
        <ErrorLine onAgain={() => void refetch()} />
      ) : data ? (
        <SettingsForm key={data.updated_at} settings={data} />
      ) : (
        <Waiting rows={8} />
      )}
      <StatusPanel />
    </div>
  )
}
