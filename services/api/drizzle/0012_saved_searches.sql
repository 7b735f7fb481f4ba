CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"search_id" uuid NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_cars" (
	"search_id" uuid NOT NULL,
	"car_id" integer NOT NULL,
	"site_slug" text NOT NULL,
	"lowest_price" numeric,
	"is_sold" boolean NOT NULL,
	CONSTRAINT "saved_search_cars_search_id_car_id_pk" PRIMARY KEY("search_id","car_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"token_hash" text NOT NULL,
	"query" text NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"frequency" text NOT NULL,
	"consent_version" text NOT NULL,
	"consent_text" text NOT NULL,
	"ip_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"watched_from" bigint,
	"next_run_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "saved_searches_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "lead_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "alert_id" uuid;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_cars" ADD CONSTRAINT "saved_search_cars_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_cars" ADD CONSTRAINT "saved_search_cars_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_search" ON "alerts" USING btree ("search_id");--> statement-breakpoint
CREATE INDEX "alerts_by_time" ON "alerts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "saved_search_cars_car" ON "saved_search_cars" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "saved_searches_by_address" ON "saved_searches" USING btree ("site_slug","address");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("next_run_at") WHERE next_run_at is not null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_alert" ON "outbox" USING btree ("alert_id");