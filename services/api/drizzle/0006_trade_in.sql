CREATE TABLE "limited_calls" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"endpoint" text NOT NULL,
	"ip_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "miscellaneous" (
	"site_slug" text NOT NULL,
	"column_name" text NOT NULL,
	"valuation_id" uuid NOT NULL,
	"value" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "miscellaneous_valuation_id_column_name_pk" PRIMARY KEY("valuation_id","column_name")
);
--> statement-breakpoint
CREATE TABLE "valuations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"lead_id" integer NOT NULL,
	"rego" text,
	"rego_state" text,
	"vehicle" jsonb,
	"answers" jsonb,
	"figures" jsonb NOT NULL,
	"car_id" integer,
	"phone" text,
	"valid_until" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "awaits_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "miscellaneous" ADD CONSTRAINT "miscellaneous_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "limited_calls_by_ip" ON "limited_calls" USING btree ("site_slug","endpoint","ip_hash","created_at");--> statement-breakpoint
CREATE INDEX "limited_calls_by_time" ON "limited_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "valuations_lead" ON "valuations" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "valuations_by_phone" ON "valuations" USING btree ("site_slug","phone","created_at");--> statement-breakpoint
CREATE INDEX "cars_market" ON "cars" USING btree ("make_slug","model_slug","year");--> statement-breakpoint
CREATE INDEX "leads_awaiting" ON "leads" USING btree ("created_at") WHERE awaits_contact;