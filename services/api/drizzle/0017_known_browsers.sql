ALTER TABLE "leads" ADD COLUMN "phone_digits" text GENERATED ALWAYS AS (right(regexp_replace(coalesce("values"->>'phone', ''), '\D', '', 'g'), 9)) STORED;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "known_browser_hash" text;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "budget_share" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_by_phone" ON "leads" USING btree ("site_slug","phone_digits");