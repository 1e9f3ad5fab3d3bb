// The least a server of this kind can do: one line of text through Hono. What a page view costs is measured against it.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono().get('/', (c) => c.text('fine'))
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send?.({ port }))
process.on('disconnect', () => process.exit(0))
