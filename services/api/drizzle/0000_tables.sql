CREATE TABLE "analytics_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"event_id" integer NOT NULL,
	"label" text,
	"params" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_views" (
	"site_slug" text NOT NULL,
	"car_id" integer NOT NULL,
	"visitor" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "car_views_car_id_site_slug_visitor_pk" PRIMARY KEY("car_id","site_slug","visitor")
);
--> statement-breakpoint
CREATE TABLE "cars" (
	"id" serial PRIMARY KEY NOT NULL,
	"dealership_id" integer NOT NULL,
	"source" text NOT NULL,
	"identity" text NOT NULL,
	"slug" text NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"make_slug" text NOT NULL,
	"model_slug" text NOT NULL,
	"year" integer NOT NULL,
	"car_type" text NOT NULL,
	"price" numeric,
	"status" text NOT NULL,
	"sold_date_timestamp" bigint,
	"shown" boolean NOT NULL,
	"location_slug" text,
	"content_hash" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"version" bigint NOT NULL,
	"indexed" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "cars_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "compositions" (
	"revision" integer PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"name" text NOT NULL,
	"version" text,
	"state" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dealerships" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"defined_by" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "dealerships_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"key" text NOT NULL,
	"form_type" text NOT NULL,
	"values" jsonb NOT NULL,
	"user_agent" text NOT NULL,
	"ip_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"lead_id" integer
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"site_slug" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_site_slug_endpoint_key_pk" PRIMARY KEY("site_slug","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"dealership_id" integer NOT NULL,
	"car_id" integer,
	"form_type" text NOT NULL,
	"category" text NOT NULL,
	"subcategory" text,
	"source" text NOT NULL,
	"url" text NOT NULL,
	"user_agent" text NOT NULL,
	"values" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	"key" text NOT NULL,
	"ip_hash" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" integer PRIMARY KEY NOT NULL,
	"dealership_id" integer NOT NULL,
	"slug" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"kind" text NOT NULL,
	"lead_id" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempts_before" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox_attempts" (
	"outbox_id" bigint NOT NULL,
	"attempt" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"error" text,
	CONSTRAINT "outbox_attempts_outbox_id_attempt_pk" PRIMARY KEY("outbox_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "platform_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quarantine" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "releases_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "site_dealerships" (
	"site_slug" text NOT NULL,
	"dealership_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "site_dealerships_site_slug_dealership_id_pk" PRIMARY KEY("site_slug","dealership_id")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"slug" text PRIMARY KEY NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "sites_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "special_hours" (
	"id" serial PRIMARY KEY NOT NULL,
	"location_id" integer NOT NULL,
	"date" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_staging" (
	"import_id" uuid NOT NULL,
	"identity" text NOT NULL,
	"content_hash" text NOT NULL,
	"slug_base" text NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"make_slug" text NOT NULL,
	"model_slug" text NOT NULL,
	"year" integer NOT NULL,
	"car_type" text NOT NULL,
	"price" numeric,
	"status" text NOT NULL,
	"sold_date_timestamp" bigint,
	"shown" boolean NOT NULL,
	"location_slug" text,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone,
	"dealership_id" integer NOT NULL,
	"staged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_staging_import_id_dealership_id_identity_pk" PRIMARY KEY("import_id","dealership_id","identity")
);
--> statement-breakpoint
ALTER TABLE "car_views" ADD CONSTRAINT "car_views_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_attempts" ADD CONSTRAINT "outbox_attempts_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_dealerships" ADD CONSTRAINT "site_dealerships_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_dealerships" ADD CONSTRAINT "site_dealerships_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_hours" ADD CONSTRAINT "special_hours_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_events_by_site" ON "analytics_events" USING btree ("site_slug","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cars_identity" ON "cars" USING btree ("dealership_id","source","identity");--> statement-breakpoint
CREATE INDEX "cars_make_model" ON "cars" USING btree ("dealership_id","make_slug","model_slug");--> statement-breakpoint
CREATE INDEX "cars_to_index" ON "cars" USING btree ("id") WHERE indexed < version;--> statement-breakpoint
CREATE UNIQUE INDEX "form_submissions_key" ON "form_submissions" USING btree ("site_slug","key");--> statement-breakpoint
CREATE INDEX "form_submissions_by_ip" ON "form_submissions" USING btree ("site_slug","ip_hash","created_at");--> statement-breakpoint
CREATE INDEX "form_submissions_waiting" ON "form_submissions" USING btree ("created_at") WHERE lead_id is null;--> statement-breakpoint
CREATE INDEX "idempotency_by_time" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_key" ON "leads" USING btree ("site_slug","key");--> statement-breakpoint
CREATE INDEX "leads_by_ip" ON "leads" USING btree ("site_slug","ip_hash","created_at");--> statement-breakpoint
CREATE INDEX "leads_by_time" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "locations_dealership" ON "locations" USING btree ("dealership_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_dedupe" ON "outbox" USING btree ("lead_id","kind");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_at") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "quarantine_key" ON "quarantine" USING btree ("site_slug","key");--> statement-breakpoint
CREATE INDEX "quarantine_by_time" ON "quarantine" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "site_dealerships_dealership" ON "site_dealerships" USING btree ("dealership_id");--> statement-breakpoint
CREATE INDEX "special_hours_location" ON "special_hours" USING btree ("location_id");