// A bot: offers two topics, and hands the chat over when the client asks for a person.
//
// usage: go run bot.go PORT SERVICE PROVIDER_ID TOKEN   SERVICE is the bot API of the service, up to /webhooks
package main

import (
	"context"
	"log"
	"net/http"
	"os"
	"strings"
	"sync"
	"time"

	"parlance"
	"parlance/bot"
)

var (
	events = make(chan bot.ClientMessageEvent, 1000)
	seen   sync.Map
)

func receive(event bot.ClientMessageEvent, _ *parlance.Request) (any, error) {
	// Events are queued, because the service does not wait long for a response. A retry has the same id.
	if _, isKnown := seen.LoadOrStore(event.ID, true); !isKnown {
		events <- event
	}
	return nil, nil
}

// reply returns the event that replies to a client's message, with a new id.
func reply(event bot.ClientMessageEvent) bot.ProviderEvent {
	said := bot.ProviderEvent{ID: parlance.Ptr(parlance.NewID()), ChatID: event.ChatID}
	if text := event.Message.Text; text != nil && strings.Contains(strings.ToLower(*text), "agent") {
		said.Event, said.ClientID = "INVITE_AGENT", &event.ClientID
		return said
	}
	said.Event = "BOT_MESSAGE"
	said.Message = &bot.BotContent{
		Type:      "BUTTONS",
		Title:     parlance.Ptr("What would you like to know?"),
		Text:      parlance.Ptr("Write prices, or agent to talk with a person."),
		Buttons:   []bot.AnswerButton{{Text: "Prices"}, {Text: "Agent"}},
		Timestamp: parlance.Ptr(float64(time.Now().Unix())),
	}
	return said
}

func main() {
	port, service, provider, token := os.Args[1], os.Args[2], os.Args[3], os.Args[4]
	client, err := bot.NewBotServiceClient(service, map[string]string{"provider_id": provider, "token": token})
	if err != nil {
		log.Fatal(err)
	}
	go func() {
		for event := range events {
			said := reply(event)
			if _, err := client.SendProviderEvent(context.Background(), said, parlance.Policies["sendBotEvent"]); err != nil {
				log.Printf("the service did not accept %s: %v", said.Event, err)
			} else {
				log.Printf("posted %s", said.Event)
			}
		}
	}()
	party := bot.BotProvider{ReceiveClientMessage: receive}.Serve(parlance.Settings{Prefix: "/bot", Token: token})
	log.Printf("listening on http://127.0.0.1:%s", port)
	log.Fatal(http.ListenAndServe("127.0.0.1:"+port, party))
}
