import { ErrorMessage } from '../feedback/error-message.tsx'
import { useAdminQuery } from '../queries/use-admin-query.ts'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { SettingsForm, type SettingsRow } from './settings-form.tsx'
import { StatusPanel } from './status-panel.tsx'

/** The settings of the site and the status of its services. */
export default function Settings() {
  const { data, error, refetch } = useAdminQuery<SettingsRow>(['admin', 'settings'], (client) =>
    client.from('settings').select('*').single(),
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      {error ? (
        <ErrorMessage onRetry={() => void refetch()} />
      ) : data ? (
        <SettingsForm key={data.updated_at} settings={data} />
      ) : (
        <LoadingRows rows={8} />
      )}
      <StatusPanel />
    </div>
  )
}
