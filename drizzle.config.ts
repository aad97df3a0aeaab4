import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/server/db/schema/core.ts',
    './src/server/db/schema/accounts.ts',
    './src/server/db/schema/ads.ts',
    './src/server/db/schema/ad-translations.ts',
    './src/server/db/schema/mail.ts',
    './src/server/db/schema/jobs.ts',
    './src/server/db/schema/newsletter-translations.ts',
    './src/server/db/schema/audit.ts',
    './src/server/db/schema/import.ts',
    './src/server/db/schema/desk.ts',
    './src/server/db/schema/notes.ts',
    './src/server/db/schema/trash.ts',
    './src/server/db/schema/media.ts',
    './src/server/db/schema/places.ts',
    './src/server/db/schema/pages.ts',
    './src/server/db/schema/search.ts',
    './src/server/db/schema/subscribers.ts',
    './src/server/db/schema/lead.ts',
    './src/server/db/schema/machine.ts',
    './src/server/db/schema/topics.ts',
    './src/server/db/schema/views.ts',
  ],
  out: './src/server/db/migrations',
})
